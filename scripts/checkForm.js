/*
 * `npm run check:form -- https://www.example.com` sends a marked message through the public address of
 * the contact form, as a browser on the site would, and fails if it is not accepted. A receiver on
 * another origin is the second argument. With HEALTH_SECRET it also asks whether mail waits or is lost.
 */
import { loadModules } from './loadModules.js';

const [site, address = '/send-email'] = process.argv.slice(2);
if (!/^https?:/.test(site) || !URL.canParse(site)) {
  console.error('Usage: npm run check:form -- https://www.example.com');
  process.exit(1);
}
const { origin, hostname } = new URL(site);
const url = new URL(address, site);
const headers = { Origin: origin, 'Content-Type': 'application/json' };
const texts = {
  name: 'Form check',
  organization: `check:form ${hostname}`,
  email: `form-check@${hostname.includes('.') ? hostname : 'example.com'}`,
  message: `This message checks that the form arrives. Nobody waits for an answer. ${new Date().toISOString()}`,
};
const [{ contactFields }] = await loadModules('/src/content/landing/contact.ts');
const values = contactFields.map(({ name }) => [name, texts[name] ?? '-']);
const body = JSON.stringify(Object.fromEntries(values));

try {
  if (url.origin !== origin) await checkPreflight();
  const startedAt = Date.now();
  const response = await request({ method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200 || !/"success":\s*true/.test(text))
    throw new Error(`It answered ${response.status}: ${text.slice(0, 200)}`);
  if (process.env.HEALTH_SECRET) await checkHealth(process.env.HEALTH_SECRET);
  console.log(`Accepted after ${Date.now() - startedAt} ms. “Form check” should be in the inbox.`);
} catch (error) {
  console.error(`${url}: ${error.cause?.code ?? error.message}`);
  process.exitCode = 1;
}

async function checkPreflight() {
  const asked = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const response = await request({ method: 'OPTIONS', headers: { Origin: origin, ...asked } });
  if (response.headers.get('access-control-allow-origin') !== origin)
    throw new Error(`It does not allow ${origin}: browsers would not send the form.`);
}

async function checkHealth(secret) {
  const deep = new URL('health?deep', url);
  const { status } = await request({ headers: { Authorization: `Bearer ${secret}` } }, deep);
  if (status !== 200) throw new Error(`${deep} answered ${status}: mail waits, or is lost.`);
}

function request(init, address = url) {
  return fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(15_000) });
}
