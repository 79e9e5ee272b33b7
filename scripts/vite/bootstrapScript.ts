/**
 * Loads the entry, the first of its `data-modules`, and what it needs once the page is painted: the
 * page can be read without it, and on a slow line the code would hold up the first paint. What the
 * visitor has stopped moving stands still until then (src/features/motion/motion.ts). A click on a
 * button and a submit that come before the code are kept for src/hydration/preHydrationEvents.ts.
 */
export const bootstrapScript = `(function () {
  var modules = document.currentScript.dataset.modules.split(' ');
  var isCodeMissing = false;
  var trusted = window.trustedTypes && trustedTypes.createPolicy('bootstrap', {
    createScriptURL: function (address) { return address; },
  });
  function appendModule(href, index) {
    var tag = document.createElement(index ? 'link' : 'script');
    tag.crossOrigin = '';
    if (index) tag.rel = 'modulepreload';
    else {
      tag.type = 'module';
      tag.onerror = function () { isCodeMissing = true; };
    }
    if (index) tag.href = href;
    else tag.src = trusted ? trusted.createScriptURL(href) : href;
    document.head.append(tag);
  }
  function start() {
    try {
      var motion = sessionStorage.getItem('motion');
      if (motion) document.documentElement.dataset.motion = motion;
    } catch (e) {}
    modules.splice(0).forEach(function (href, index) {
      setTimeout(appendModule, 0, href, index);
    });
  }
  addEventListener(
    'click',
    function (event) {
      var button = event.isTrusted && event.target.closest('button[type=button]');
      if (button) window.preHydrationClick = { button: button, at: performance.now() };
    },
    true,
  );
  // a form that has hydrated checks its fields itself, and says so
  function keepSubmit(event) {
    var form = event.target.form || event.target;
    if (form.noValidate || isCodeMissing) return;
    event.preventDefault();
    window.preHydrationSubmit = form;
  }
  addEventListener('submit', keepSubmit, true);
  addEventListener('invalid', keepSubmit, true);
  if (document.hidden) return start();
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch (e) {}
  addEventListener('load', function () { setTimeout(start, 500); });
})();`;

export function bootstrapTag(modules: readonly string[]): string {
  return `<script data-modules="${modules.join(' ')}">${bootstrapScript}</script>`;
}
