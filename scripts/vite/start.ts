/**
 * Loads the entry, the first of its `data-modules`, and what it needs once the page is painted: the
 * page can be read without it, and on a slow line the code would hold up the first paint. What the
 * visitor has stopped moving stands still until then (src/features/motion/motion.ts), and a click on
 * a button that comes before the code is noted for src/lib/earlyClick.ts.
 */
export const startScript = `(function () {
  var modules = document.currentScript.dataset.modules.split(' ');
  function ask(href, index) {
    var tag = document.createElement(index ? 'link' : 'script');
    tag.crossOrigin = '';
    if (index) tag.rel = 'modulepreload';
    else tag.type = 'module';
    tag[index ? 'href' : 'src'] = href;
    document.head.append(tag);
  }
  function start() {
    try {
      var motion = sessionStorage.getItem('motion');
      if (motion) document.documentElement.dataset.motion = motion;
    } catch (e) {}
    modules.splice(0).forEach(function (href, index) {
      setTimeout(ask, 0, href, index);
    });
  }
  addEventListener(
    'click',
    function (event) {
      var button = event.isTrusted && event.target.closest('button[type=button]');
      if (button) window.earlyClick = { button: button, at: performance.now() };
    },
    true,
  );
  if (document.hidden) return start();
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch (e) {}
  addEventListener('load', function () { setTimeout(start, 500); });
})();`;

export function startTag(modules: readonly string[]): string {
  return `<script data-modules="${modules.join(' ')}">${startScript}</script>`;
}
