// glibc's gettext, which Swift's own Glibc module leaves out.
#include <libintl.h>
