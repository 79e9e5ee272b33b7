// Removes the service worker that an earlier site at this address may have left, with what it stored.
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: 'window' }))
      client.navigate(client.url);
  };
  event.waitUntil(remove());
});
