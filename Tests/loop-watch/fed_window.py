"""A server that plays every source of weather, and the program's window over it, watched by loop-watch.c."""
import collections, datetime, http.server, json, os, re, signal, ssl, subprocess, threading, time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
# The decoder that reads what is asked for under a path, and the fixtures it starts from.
DECODERS = [
    (r"^/open-meteo/v1/forecast", "open-meteo-forecast", "open-meteo/forecast_london_january.json"),
    (r"^/open-meteo/v1/search", "open-meteo-geocoding", "open-meteo/search_london.json"),
    (r"^/open-meteo-air-quality/", "open-meteo-air-quality", "open-meteo/air_quality_january.json"),
    (r"^/met-norway/weatherapi/locationforecast", "met-norway", "met-norway/complete_bergen_march.json"),
    (r"^/met-norway/weatherapi/metalerts", "met-norway-alerts", "met-norway/metalerts_bergen.json"),
    (r"^/nws/points/", "nws-points", "nws/points_denver.json"),
    (r"^/nws/gridpoints/.*/stations", "nws-stations", "nws/stations_denver.json"),
    (r"^/nws/stations/", "nws-observation", "nws/observation_denver.json"),
    (r"^/nws/gridpoints/.*/forecast/hourly", "nws-forecast", "nws/hourly_denver.json"),
    (r"^/nws/gridpoints/.*/forecast", "nws-forecast", "nws/forecast_denver.json"),
    (r"^/nws/gridpoints/", "nws-grid", "nws/grid_denver.json"),
    (r"^/nws/alerts", "nws-alerts", "nws/alerts_kansas_city.json"),
    (r"^/bright-sky/current_weather", "bright-sky-current", "bright-sky/current_hamburg.json"),
    (r"^/bright-sky/weather", "bright-sky-weather", "bright-sky/weather_hamburg.json"),
    (r"^/bright-sky/alerts", "bright-sky-alerts", "bright-sky/alerts_leipzig.json"),
    (r"^/meteoalarm/api/v1/warnings/feeds-[a-z-]*$", "meteoalarm-feed", "meteoalarm/feed_netherlands.json"),
    (r"^/meteoalarm/feeds/", "meteoalarm-index", "meteoalarm/index_latvia.xml"),
    (r"^/meteoalarm/", "cap", "meteoalarm/message_latvia.xml"),
    (r"^/public-alerts/alert/area", "public-alerts-list", "public-alerts/area.json"),
    (r"^/public-alerts/sources/", "public-alerts-sources", "public-alerts/sources.json"),
    (r"^/public-alerts/alert/", "public-alerts-document", "public-alerts/storm_tokyo.xml"),
    (r"^/openweather/data/2.5/weather", "openweather-current", "openweather/weather_mountain_view.json"),
    (r"^/openweather/data/2.5/forecast", "openweather-forecast", "openweather/forecast_chatham.json"),
    (r"^/openweather/data/2.5/air", "openweather-air-quality", "openweather/air_now.json"),
    (r"^/openweather/data/3.0/", "openweather-one-call", "openweather/one_call_apia.json"),
    (r"^/openweather/data/4.0/onecall/alert/", "one-call-alerts", "openweather/onecall4_alert.json"),
    (r"^/openweather/data/4.0/onecall/current", "openweather-one-call-4", "openweather/one_call4_current.json"),
    (r"^/openweather/data/4.0/.*/1min", "openweather-one-call-4", "openweather/one_call4_minutes.json"),
    (r"^/openweather/data/4.0/.*/1h", "openweather-one-call-4", "openweather/one_call4_hours_1.json"),
    (r"^/openweather/data/4.0/.*/1day", "openweather-one-call-4", "openweather/one_call4_days.json"),
    (r"^/openweather/geo/", "openweather-geocoding", "openweather/places_portland.json"),
    (r"^/nominatim/search", "nominatim", "nominatim/search_lighthouse.json"),
    (r"^/weather-underground/", "weather-underground-station", "weather-underground/station_metric.json"),
]
SOURCES = ["open-meteo", "open-meteo-air-quality", "met-norway", "nws", "bright-sky", "meteoalarm", "openweather",
           "weather-underground", "public-alerts"]
# Nominatim and OpenWeather are asked for a name only where Open-Meteo is its own server, which has found none; so that one
# and Nominatim are played under their own names, too, behind a proxy with a certificate for them.
HOSTS = {"api.open-meteo.com": "open-meteo", "geocoding-api.open-meteo.com": "open-meteo",
         "nominatim.openstreetmap.org": "nominatim"}
# Built by fuzz-window.
WATCH = os.path.join(ROOT, ".build", "loop-watch.so")


def certificate(folder):
    """A new certificate for the hosts that are played, with its key, in one file."""
    file = os.path.join(folder, "hosts.pem")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=fuzz-window", "-addext", "subjectAltName=" + ",".join("DNS:" + host for host in HOSTS),
         "-keyout", file + ".key", "-out", file], check=True, capture_output=True)
    with open(file + ".key") as key, open(file, "a") as both:
        both.write(key.read())
    return file


def moved(body):
    """The answer as if it had been made now: all times moved by as much as the first one needs, that of the present first."""
    def at(match):
        try:
            if match[1]:
                return datetime.datetime.fromisoformat((match[1] + (match[2] or b" 00:00")).decode())
            return datetime.datetime.fromtimestamp(int(match[3]), datetime.timezone.utc).replace(tzinfo=None)
        except ValueError:
            return None
    times = re.compile(rb"\b(20\d\d-[01]\d-[0-3]\d)([T ][0-2]\d:[0-5]\d)?|\b(1[67]\d{8})\b")
    present = max(body.find(b'"current": {'), body.find(b'"current":{'), 0)
    first = next((at(match) for match in times.finditer(body, present)), None)
    if first is None:
        return body
    offset = re.search(rb'"utc_offset_seconds": *(-?\d{1,5})\b', body)
    now = datetime.datetime.now(datetime.timezone.utc).replace(tzinfo=None) - datetime.timedelta(minutes=5)
    delta = now + datetime.timedelta(seconds=int(offset[1]) if offset else 0) - first

    def later(match):
        time = at(match)
        if time is None or not 1990 < time.year < 2100:
            return match[0]
        if match[3]:
            return str(int(match[3]) + int(delta.total_seconds())).encode()
        text = (time + delta).isoformat()
        return (text[:10] + (match[2][:1].decode() + text[11:16] if match[2] else "")).encode()
    return times.sub(later, body)


def fixture(path):
    with open(os.path.join(ROOT, "Fixtures", path), "rb") as file:
        return file.read()


class Server(http.server.ThreadingHTTPServer):
    """Answers each request with what `answer(decoder, usual body)` gives, once the gate is open, and counts."""
    daemon_threads = True

    def __init__(self, answer):
        super().__init__(("127.0.0.1", 0), Handler)
        self.answer, self.asked, self.gate, self.certificate = answer, {}, threading.Event(), None
        self.gate.set()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        """A window that ends leaves its requests behind."""

    @property
    def count(self):
        return sum(self.asked.values())


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    source = ""

    def do_CONNECT(self):
        """As a proxy would, but the host that is wanted is played here."""
        host = self.path.split(":")[0]
        if host not in HOSTS:
            return self.send_error(502)
        self.send_response(200)
        self.end_headers()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.server.certificate)
        self.source = "/" + HOSTS[host]
        self.connection = context.wrap_socket(self.connection, server_side=True)
        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
        self.close_connection = False

    def do_GET(self):
        path = self.source + self.path.split("?")[0]
        _, decoder, usual = next((row for row in DECODERS if re.search(row[0], path)), (None, None, None))
        self.server.gate.wait()
        status, body = 404, b""
        if decoder:
            status, body = self.server.answer(decoder, fixture(usual))
            body = moved(body)
            body = body.replace(b"https://feeds.meteoalarm.org", b"http://127.0.0.1:%d/meteoalarm" % self.server.server_port)
        self.server.asked[decoder or path] = self.server.asked.get(decoder or path, 0) + 1
        self.send_response(status)
        self.send_header("Content-Type", "application/xml" if body.startswith(b"<") else "application/json")
        self.send_header("Content-Length", str(len(body)))
        # Nothing holds: each request is made.
        self.send_header("Cache-Control", "no-store, max-age=0")
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass

    def log_message(self, *_):
        pass


class Away(collections.namedtuple("Away", "computing all", defaults=(0.0, 0.0))):
    """Milliseconds: those of the processor, and those with the waits for the display, for locks and for the disk."""

    def joined(self, other):
        return Away(max(self.computing, other.computing), max(self.all, other.all))

    def holds(self, limit):
        """What the thread computed is judged, which other processes add next to nothing to. What it waited for beside may
        come to a second, as a display's server or a disk that others keep busy lets everybody wait."""
        return self.computing <= limit and self.all <= 1000

    def __str__(self):
        return "%.0f/%.0f" % self


class Window:
    """The program over the server, with its data in the folder, and the hands of its user.

    With `hosts`, those of HOSTS are asked under their own names."""

    def __init__(self, program, folder, server, order, places, product=None, hosts=False):
        self.log = os.path.join(folder, "watch")
        open(self.log, "w").close()
        os.makedirs(os.path.join(folder, "config", "fairweather"), exist_ok=True)
        with open(os.path.join(folder, "config", "fairweather", "settings.json"), "w") as file:
            json.dump({"sourceOrder": order, "openWeatherProduct": product, "weatherUndergroundStation": "IKATHMAN7"}, file)
        environment = {name: os.environ[name] for name in ("PATH", "DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS")
                       if name in os.environ}
        environment |= {
            "HOME": folder, "XDG_RUNTIME_DIR": folder, "XDG_DATA_HOME": folder + "/data", "XDG_CONFIG_HOME": folder + "/config",
            "XDG_STATE_HOME": folder + "/state", "XDG_CACHE_HOME": folder + "/cache", "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "FAIRWEATHER_OPENWEATHER_KEY": "0" * 32, "FAIRWEATHER_WUNDERGROUND_KEY": "0" * 32, "LOOP_WATCH": self.log,
            "LD_PRELOAD": WATCH}
        command = [program]
        if hosts:
            server.certificate = server.certificate or certificate(folder)
            environment |= {"https_proxy": "http://127.0.0.1:%d" % server.server_port, "SSL_CERT_FILE": server.certificate}
        for source in (one for one in SOURCES if not (hosts and one in HOSTS.values())):
            command += ["--server", "%s=http://127.0.0.1:%d/%s" % (source, server.server_port, source)]
        self.begin = time.monotonic() * 1000
        with open(os.path.join(folder, "log"), "ab") as log:
            # What it exports goes there, too.
            self.process = subprocess.Popen(command + places, env=environment, cwd=folder, stdout=log, stderr=log)
        search = ["timeout", "30", "xdotool", "search", "--sync", "--onlyvisible", "--name", "Fairweather$"]
        found = subprocess.run(search, capture_output=True, text=True).stdout.split()
        if not found:
            self.process.kill()
            with open(os.path.join(folder, "log")) as log:
                raise SystemExit("no window: " + log.read()[-2000:])
        self.id = found[0]
        self.hands = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
        self.do("windowfocus", self.id)
        time.sleep(1)
        self.shown = time.monotonic() * 1000

    def do(self, *words):
        self.hands.stdin.write(" ".join(words) + "\n")
        self.hands.stdin.flush()

    def press(self, *keys):
        self.do("key", "--delay", "10", *keys)

    def settle(self, server):
        """Waits until nothing is asked and nothing takes long for two seconds, 30 at most."""
        end, last, state = time.monotonic() + 30, time.monotonic(), None
        while time.monotonic() < end and time.monotonic() - last < 2:
            time.sleep(0.2)
            now = server.count, os.path.getsize(self.log)
            if now != state:
                last, state = time.monotonic(), now

    def longest(self, since):
        """The longest time away that ended after the moment."""
        worst = Away()
        with open(self.log) as file:
            for line in file:
                end, length, ran, waited = map(float, line.split())
                if end > since:
                    worst = worst.joined(Away(ran, length - waited))
        return worst

    def is_seen_stopping(self):
        """Whether a third of a second that the program was held is seen: else no figure here means anything."""
        begin = time.monotonic() * 1000
        # Keys keep it away from its loop's sleep, in which being held costs nothing.
        for _ in range(20):
            self.press(*["ctrl+Page_Down", "ctrl+Page_Up"] * 4)
            time.sleep(0.1)
            self.process.send_signal(signal.SIGSTOP)
            time.sleep(0.33)
            self.process.send_signal(signal.SIGCONT)
            time.sleep(0.4)
            if self.longest(begin).all > 250:
                return True
        return False

    def end(self):
        ended = self.process.poll()
        self.hands.stdin.close()
        self.hands.wait()
        if ended is None:
            self.process.terminate()
            self.process.wait()
        # One that starts before the bus knows that this one has ended hands its places over to it, and shows no window.
        time.sleep(0.5)
        return ended
