import { origin } from './ports.js';
import { withPage } from './page.js';
import { spread } from './statistics.js';

const rates = [1, 4];

/** Milliseconds from the navigation until React answers in each part. */
export async function measureAnswers({ source, runs }) {
  const { anchors, anchorPath, paths } = source;
  const rows = {};
  for (const path of [paths.home, anchorPath(anchors.contact)]) {
    for (const rate of rates) {
      const results = [];
      for (let run = 1; run <= runs; run += 1) {
        results.push(
          await withPage({ source, rate, script: noteAnswers }, async (page) => {
            await page.goto(origin + path);
            const answers = await page.waitForFunction(
              () => Object.keys(window.answers ?? {}).length === 3 && window.answers,
              null,
              { timeout: 60_000 },
            );
            return answers.jsonValue();
          }),
        );
      }
      rows[`${path} at ${rate} x`] = Object.fromEntries(
        ['bar', 'card', 'form'].map((part) => [
          `${part} ms`,
          spread(results.map((result) => result[part])),
        ]),
      );
    }
  }
  return rows;
}

/** Runs in the page. React marks an element that it has taken over with its properties. */
function noteAnswers() {
  window.answers = {};
  const isTakenOver = (selector) => {
    const element = document.querySelector(selector);
    return !!element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };
  const signs = {
    bar: () => isTakenOver('header nav button'),
    card: () => isTakenOver('#home [aria-roledescription="carousel"] button'),
    form: () => document.querySelector('#contact form')?.noValidate === true,
  };
  const timer = setInterval(() => {
    for (const [part, answers] of Object.entries(signs)) {
      if (!(part in window.answers) && answers()) window.answers[part] = performance.now();
    }
    if (Object.keys(window.answers).length === 3) clearInterval(timer);
  }, 10);
}
