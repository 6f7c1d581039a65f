internal import Gtk
