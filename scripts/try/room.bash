# What scripts/try/clean-room and scripts/try/try-package share: a minimal Debian in a folder of its own. Sourced, never run.

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# EX_UNAVAILABLE of sysexits.h.
unavailable() {
    echo "$(basename "$0"): no room to be had: $*" >&2
    exit 69
}

# Ends where one of the tools is missing, or namespaces cannot be made.
require_tools() {
    local tool
    for tool in mmdebstrap unshare "$@"; do
        command -v "$tool" >/dev/null ||
            unavailable "$tool is missing; ./scripts/install-dependencies ci installs what is needed"
    done
    unshare --mount --pid --fork true 2>/dev/null || unavailable "this machine lets nobody make a namespace"
}

# Makes the Debian of this name in the folder "room", which goes with the script, and $inside with it. What is given
# beside the name is handed to mmdebstrap.
make_room() {
    local suite=$1 mirror apt
    shift
    # Not in /tmp, which is often held in memory, nor over another's room.
    room=$(mktemp -d /var/tmp/clean-room.XXXXXX)
    trap remove_room EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM

    # How this machine reaches Debian: the mirror, proxies and how strictly dates are taken.
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(RELEASE)' 'Created-By: Packages' 2>/dev/null |
        awk '$2 == "Debian" && $3 !~ /security|updates|backports/ { print $1; exit }' || true)
    mapfile -t apt < <(apt-config dump | grep -E '^Acquire::(https?::(Proxy|Verify|CaInfo)|Retries|Check-)' || true)
    echo "+ mmdebstrap $suite ${mirror:=http://deb.debian.org/debian}"
    timeout 15m mmdebstrap --quiet --variant=minbase "${apt[@]/#/--aptopt=}" "$@" \
        "$suite" "$room" "$mirror" 2>&1 | { grep -v '^I:' || true; } || unavailable "$mirror gives no $suite"
    [ -x "$room/usr/bin/apt-get" ] || unavailable "mmdebstrap made no $suite"
    cp --dereference /etc/resolv.conf "$room/etc/resolv.conf"
    # A root made by mmdebstrap alone lacks the name that every installed machine knows.
    printf '127.0.0.1 localhost\n::1 localhost\n' >"$room/etc/hosts"
}

remove_room() {
    trap - EXIT INT TERM
    # The group of `timeout` holds `unshare`, with which the namespace ends, and all that runs and is mounted in it.
    [ -z "${inside:-}" ] || kill -KILL -- "-$inside" 2>/dev/null || true
    wait 2>/dev/null || true
    # What is just being killed may still write.
    rm -rf --one-file-system "$room" 2>/dev/null || { sleep 2 && rm -rf --one-file-system "$room"; }
}
