import type { Answer, Request } from './editWords';
import type { Words } from './words';

/*
 * In the browser, in development only: the switch, and the field over the text that was
 * double-clicked. React's nodes are not touched; Vite's hot reload shows what was saved.
 */

const storageKey = 'edit-words';
const styles = `
  :host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; font: 14px/1.4 system-ui, sans-serif; }
  button, dialog, [role='status'] { pointer-events: auto; font: inherit; border: 0; border-radius: 8px; padding: 8px 12px; }
  button, [role='status'] { background: #0e1936; color: #fff; cursor: pointer; }
  button[aria-pressed='true'] { background: #ffd166; color: #0e1936; }
  :focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
  .switch { position: absolute; inset: auto auto 12px 12px; }
  [role='status'] { position: absolute; inset: auto auto 56px 12px; max-width: 40ch; }
  [role='status']:empty { display: none; }
  dialog { margin: 0; box-sizing: border-box; padding: 8px; background: #fff; color: #0e1936; box-shadow: 0 4px 24px #0006; }
  dialog::backdrop { background: none; }
  textarea { display: block; box-sizing: border-box; width: 100%; min-height: 3em; padding: 4px; field-sizing: content; max-height: 60vh; }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 8px; }
`;

const host = document.createElement('edit-words');
// neither a translator nor the site's own tests take this for the page
host.setAttribute('translate', 'no');
const root = host.attachShadow({ mode: 'open' });
const toggle = button('Edit words', () => setOn(!isOn));
toggle.className = 'switch';
const status = element('p', { role: 'status' });
const panel = element('dialog', {});
root.append(element('style', { textContent: styles }), toggle, status, panel);
document.documentElement.append(host);

/** For answers, which come in the order of the requests. */
const waiting: ((answer: Answer) => void)[] = [];
import.meta.hot?.on('words:answer', (answer: Answer) => waiting.shift()?.(answer));

let isOn = false;
setOn(sessionStorage.getItem(storageKey) === 'on');
for (const type of ['click', 'auxclick', 'submit'] as const)
  addEventListener(type, (event) => isOnPage(event) && stop(event), { capture: true });
addEventListener('dblclick', (event) => isOnPage(event) && void edit(event), { capture: true });

function setOn(value: boolean) {
  isOn = value;
  toggle.setAttribute('aria-pressed', String(value));
  sessionStorage.setItem(storageKey, value ? 'on' : 'off');
  status.textContent = value ? 'Double-click a text to edit it. Links rest meanwhile.' : '';
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
  status.textContent = 'Looking for the text…';
  const answer = await ask({ texts });
  if (!answer) return;
  const { found = [] } = answer;
  status.textContent = '';
  const [first] = found;
  if (first && found.length === 1 && first.value !== null) showEditor(first, target);
  else if (first)
    open(
      target,
      first.value === null ? 'This text is put together from values, here:' : 'It stands here:',
      ...found.map((words) => button(toLabel(words), () => show(words, target))),
    );
  else status.textContent = 'No file of words has this text: it is computed, or of a drawing.';
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

/** Where the words are computed, the editor of the machine opens their file. */
async function show(words: Words, target: Element) {
  if (words.value !== null) return showEditor(words, target);
  await fetch(`/__open-in-editor?file=${encodeURIComponent(toLabel(words))}`);
  panel.close();
}

function showEditor(words: Words, target: Element) {
  const field = element('textarea', { value: words.value ?? '' });
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(target);
  Object.assign(field.style, { fontFamily, fontSize: `min(${fontSize}, 2rem)`, fontWeight });
  const save = async () => {
    if (!(await ask({ words, value: field.value }))) return;
    status.textContent = `Saved in ${toLabel(words)}.`;
    panel.close();
  };
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    void save();
  });
  open(
    target,
    toLabel(words),
    button('Save', save),
    button('Cancel', () => panel.close()),
  );
  panel.prepend(field);
  field.setAttribute('aria-label', `Words of ${toLabel(words)}`);
  field.select();
}

/** Shows the panel over the text, inside the window. */
function open(target: Element, label: string, ...buttons: readonly HTMLElement[]) {
  const { left, top, width } = target.getBoundingClientRect();
  const actions = element('div', { className: 'actions' });
  actions.append(label, ...buttons);
  panel.replaceChildren(actions);
  if (!panel.open) panel.showModal();
  const panelWidth = Math.min(Math.max(width + 18, 300), innerWidth - 16);
  panel.style.width = `${panelWidth}px`;
  panel.style.left = `${Math.max(8, Math.min(left - 9, innerWidth - panelWidth - 8))}px`;
  panel.style.top = `${Math.max(8, Math.min(top - 9, innerHeight - panel.offsetHeight - 8))}px`;
}

/** @returns the answer, or null after the reason was shown */
async function ask(request: Request): Promise<Answer | null> {
  const answer = await new Promise<Answer>((resolve) => {
    waiting.push(resolve);
    import.meta.hot?.send('words:ask', request);
  });
  if (!answer.error) return answer;
  status.textContent = answer.error;
  return null;
}

function toLabel({ file, line }: Words): string {
  return `${file}:${line}`;
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
