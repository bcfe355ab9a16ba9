// Shows a notice in browsers older than web/build/browser-floor.ts, before anything can be bought or entered. In the syntax of 2009: they must be
// able to read it. It runs before the app (both are deferred) and takes its place away, but not from what the law wants readable.
(function () {
  function isMissing(owner, name) {
    return !owner || !(name in owner);
  }
  var isOld =
    isMissing(window, 'Promise') ||
    isMissing(window, 'structuredClone') ||
    isMissing(window, 'indexedDB') ||
    isMissing(window, 'WebAssembly') ||
    isMissing(navigator, 'locks') ||
    isMissing(Object, 'hasOwn') ||
    isMissing(Array.prototype, 'toSorted') ||
    isMissing(Array.prototype, 'findLast') ||
    isMissing(Array, 'fromAsync') ||
    isMissing(String.prototype, 'isWellFormed') ||
    isMissing(window.AbortSignal, 'timeout') ||
    isMissing(window, 'CompressionStream') ||
    isMissing(HTMLElement.prototype, 'inert');
  var app = document.getElementById('app');
  if (!isOld || !app) return;

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }
  var notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'max-width:36em;margin:0 auto;padding:2em 1.25em;font:1.0625em/1.5 sans-serif';
  add(notice, 'h1', 'Dein Browser ist zu alt für Anwurf');
  add(
    notice,
    'p',
    'Anwurf braucht Safari 16.4 (iOS 16.4) oder Chrome, Edge oder Firefox aus den letzten zwei Jahren. In diesem Browser kannst du dich nicht anmelden und nichts kaufen. Aktualisiere ihn, oder öffne die Seite auf einem anderen Gerät. Deine Daten bleiben erhalten.',
  );
  app.parentNode.insertBefore(notice, app);
  if (!/^\/(imprint|privacy-policy|terms)\/?$/.test(location.pathname)) {
    var links = [
      ['/imprint', 'Impressum'],
      ['/privacy-policy', 'Datenschutz'],
      ['/terms', 'AGB'],
    ];
    for (var index = 0; index < links.length; index += 1) {
      add(add(notice, 'p', ''), 'a', links[index][1]).setAttribute('href', links[index][0]);
    }
    app.parentNode.removeChild(app);
  }
})();
