import type { Found, Place, Words } from './words';

/*
 * In the browser, in development only: the switch, and the field over the text that was
 * double-clicked. React's nodes are not touched; Vite's hot reload shows what was saved.
 */

const storageKey = 'edit-words';
const styles = `
  :host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; font: 14px/1.4 system-ui, sans-serif; }
  button, [role='dialog'], [role='status'] { pointer-events: auto; }
  button { font: inherit; padding: 6px 12px; border: 1px solid #fff6; border-radius: 99px; background: #0e1936; color: #fff; cursor: pointer; }
  button[aria-pressed='true'] { background: #ffd166; color: #0e1936; }
  :focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
  .switch { position: absolute; inset: auto auto 12px 12px; }
  [role='status'] { position: absolute; inset: auto auto 56px 12px; max-width: 40ch; padding: 8px 12px; border-radius: 8px; background: #0e1936; color: #fff; }
  [role='status']:empty { display: none; }
  [role='dialog'] { position: absolute; box-sizing: border-box; padding: 8px; border-radius: 8px; background: #fff; color: #0e1936; box-shadow: 0 4px 24px #0006; }
  textarea { display: block; box-sizing: border-box; width: 100%; min-height: 3em; padding: 4px; field-sizing: content; max-height: 60vh; border: 1px solid #0e1936; border-radius: 4px; background: #fff; color: #0e1936; }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 8px; font-size: 13px; }
  ul { display: grid; gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; }
`;

const host = document.createElement('edit-words');
// neither a translator nor the site's own tests take this for the page
host.setAttribute('translate', 'no');
const root = host.attachShadow({ mode: 'open' });
root.append(element('style', { textContent: styles }));
const toggle = element('button', {
  type: 'button',
  className: 'switch',
  textContent: 'Edit words',
});
const status = element('p', { role: 'status' });
root.append(toggle, status);
document.documentElement.append(host);

let isOn = false;
let panel: HTMLElement | null = null;

setOn(sessionStorage.getItem(storageKey) === 'on');
toggle.addEventListener('click', () => setOn(!isOn));
for (const type of ['click', 'auxclick', 'submit'] as const)
  addEventListener(type, (event) => isOnPage(event) && stop(event), { capture: true });
addEventListener('dblclick', (event) => isOnPage(event) && void edit(event), { capture: true });

function setOn(value: boolean) {
  isOn = value;
  toggle.setAttribute('aria-pressed', String(value));
  sessionStorage.setItem(storageKey, value ? 'on' : 'off');
  status.textContent = value ? 'Double-click a text to edit it. Links rest meanwhile.' : '';
  close();
}

function isOnPage(event: Event): boolean {
  return isOn && !event.composedPath().includes(host);
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function edit(event: MouseEvent) {
  stop(event);
  const { texts, target } = readTexts(event);
  const box = target.getBoundingClientRect();
  setStatus('Looking for the text…');
  const found: Found | null = await send('find', { texts });
  if (!found) return;
  setStatus('');
  const [words, ...others] = found.words;
  if (words && others.length === 0) showEditor(words, box, target);
  else if (words) showChoice(found.words, box, target);
  else showComputed(found.computed, texts[0] ?? '', box);
}

/**
 * What was double-clicked, the most exact first: its text, those of the elements around it, its names.
 * The text may lie under the picture or the control of its element.
 */
function readTexts({ clientX, clientY }: MouseEvent) {
  const range = document.createRange();
  const isHit = (node: Node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    );
  };
  const under = document.elementsFromPoint(clientX, clientY).filter((each) => each !== host);
  const hit = under
    .flatMap(({ childNodes }) => [...childNodes])
    .find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() && isHit(node));
  const names = ['aria-label', 'alt', 'title', 'placeholder'];
  const named = under[0]?.closest(names.map((name) => `[${name}]`).join());
  const target = hit?.parentElement ?? named ?? under[0] ?? document.body;
  const around = [target, target.parentElement].map((each) => each?.textContent ?? '');
  const texts = [
    hit?.textContent,
    ...names.map((name) => named?.getAttribute(name)),
    ...around.filter(({ length }) => length < 2000),
  ].filter((each) => !!each?.trim());
  return { texts: [...new Set(texts)].map(String), target };
}

function showEditor(words: Words, box: DOMRect, target: Element) {
  const field = element('textarea', { value: words.value });
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(target);
  Object.assign(field.style, { fontFamily, fontSize: `min(${fontSize}, 2rem)`, fontWeight });
  field.setAttribute('aria-label', `Words of ${words.file}, line ${words.line}`);
  const save = async () => {
    const saved = await send('save', { words, value: field.value });
    if (saved) setStatus(`Saved in ${words.file}, line ${words.line}.`);
    if (saved) close();
  };
  const actions = element('div', { className: 'actions' });
  actions.append(button('Save', save), button('Cancel', close), `${words.file}:${words.line}`);
  open(box, 'Edit words', field, actions);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      void save();
    }
  });
  field.focus();
  field.select();
}

function showChoice(found: readonly Words[], box: DOMRect, target: Element) {
  const list = element('ul', {});
  for (const words of found)
    list.append(listItem(button(toLabel(words), () => showEditor(words, box, target))));
  open(box, 'This text stands in several places:', list);
}

function showComputed(places: readonly Place[], text: string, box: DOMRect) {
  if (places.length === 0) {
    setStatus(`No file of words has “${text.slice(0, 60)}”: it is computed, or of a drawing.`);
    return;
  }
  const list = element('ul', {});
  for (const place of places)
    list.append(
      listItem(
        button(`Open ${toLabel(place)}`, async () => {
          await fetch(
            `/__open-in-editor?file=${encodeURIComponent(`${place.file}:${place.line}`)}`,
          );
          setStatus(`Change it in ${toLabel(place)}.`);
        }),
      ),
    );
  open(box, 'This text is put together from values, here:', list);
}

/** Shows a panel over the text, inside the window. */
function open({ left, top, width }: DOMRect, label: string, ...children: Node[]) {
  close();
  panel = element('div', { role: 'dialog' });
  panel.setAttribute('aria-label', label);
  if (!(children[0] instanceof HTMLTextAreaElement)) panel.append(label);
  panel.append(...children);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) close();
    event.stopPropagation();
  });
  const panelWidth = Math.min(Math.max(width + 18, 300), innerWidth - 16);
  panel.style.width = `${panelWidth}px`;
  panel.style.left = `${Math.max(8, Math.min(left - 9, innerWidth - panelWidth - 8))}px`;
  root.append(panel);
  panel.style.top = `${Math.max(8, Math.min(top - 9, innerHeight - panel.offsetHeight - 8))}px`;
  panel.querySelector('button')?.focus();
}

function close() {
  panel?.remove();
  panel = null;
}

/** @returns the answer, or null after the reason was shown */
async function send(path: 'find' | 'save', body: object) {
  try {
    const response = await fetch(`/__words/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    setStatus(answer.error);
  } catch {
    setStatus('The dev server does not answer. Start it again: npm run dev.');
  }
  return null;
}

function setStatus(text: string) {
  status.textContent = text;
}

function toLabel({ file, line }: Place): string {
  return `${file}:${line}`;
}

function listItem(child: Node): HTMLElement {
  const item = element('li', {});
  item.append(child);
  return item;
}

function button(textContent: string, onClick: () => unknown): HTMLElement {
  const made = element('button', { type: 'button', textContent });
  made.addEventListener('click', () => void onClick());
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
