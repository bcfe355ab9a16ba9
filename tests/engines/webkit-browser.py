#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver, with a profile that survives the end of the process.

Arguments: the profile's folder, then `page-cache` and names of WebKit features to switch on. Nearer to Safari than WebKit's MiniBrowser, which
keeps nothing on disk. Messages of the console go to stdout.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

PHONE = (390, 844)

arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
profile, features = arguments[0], set(arguments[1:])

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, "data"), base_cache_directory=os.path.join(profile, "cache")
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["de-DE"])
context.get_cookie_manager().set_persistent_storage(
    os.path.join(profile, "cookies.sqlite"), WebKit2.CookiePersistentStorage.SQLITE
)

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_property("enable-page-cache", "page-cache" in features)
known = WebKit2.Settings.get_all_features()
for index in range(known.get_length()):
    feature = known.get(index)
    if feature.get_identifier() in features:
        settings.set_feature_enabled(feature, True)


windows = []


# Without a window manager nobody gives a window the focus: fields get no events of focus or change, and take no keys.
def focus(window):
    window.get_window().focus(0)


def on_closed(window):
    windows.remove(window)
    if windows:
        focus(windows[-1])


def open_window(related=None):
    options = {"is_controlled_by_automation": True, "settings": settings}
    view = WebKit2.WebView(related_view=related, **options) if related else WebKit2.WebView(web_context=context, **options)
    window = Gtk.Window()
    window.set_default_size(*PHONE)
    window.add(view)
    view.connect("create", lambda opener, _: open_window(opener))
    view.connect("web-process-terminated", lambda _, reason: print("web process ended:", reason.value_nick, flush=True))
    view.connect("close", lambda _: window.destroy())
    window.connect("map-event", lambda shown, _: focus(shown))
    window.connect("destroy", on_closed)
    windows.append(window)
    window.show_all()
    return view


def on_automation(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("anwurf-tests")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: open_window())


context.connect("automation-started", on_automation)
Gtk.main()
