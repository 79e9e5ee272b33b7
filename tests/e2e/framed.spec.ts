import { createServer, type Server } from 'node:http';
import { framedSignIn } from '../../src/content/auth';
import { addresses, ports } from './support/addresses';
import { expect, test } from './support/site';

let server: Server;

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<iframe src="${addresses.site}/privacy-policy" width="1200" height="800"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(ports.framingSite, '127.0.0.1', resolve));
});

test.afterAll(() => void server.close());

test('in a frame of another origin Login shows a message instead of the dialog', async ({
  page,
}) => {
  await page.route(`${addresses.site}/privacy-policy`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    delete headers['x-frame-options'];
    await route.fulfill({ response, headers });
  });
  await page.goto(addresses.framingSite);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Login' }).first().click();
  await expect(frame.getByRole('dialog', { name: framedSignIn.title })).toBeVisible();
  await expect(frame.locator('input[type=password], input[type=email]')).toHaveCount(0);
});
