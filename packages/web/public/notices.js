// Loaded by the service worker: a notice of the server is shown, and opens its table.

/** @type {any} the worker's own world */
const worker = globalThis;

worker.addEventListener('push', event => {
  const { title, body, url } = event.data.json();
  // one for each table: a newer one takes the place of an older
  event.waitUntil(worker.registration.showNotification(title, { body, tag: url, icon: '/orrery.svg', data: { url } }));
});

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const address = new URL(event.notification.data.url, worker.location.origin).href;
  const open = async () => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(page => page.url === address);
    return there === undefined ? worker.clients.openWindow(address) : there.focus();
  };
  event.waitUntil(open());
});
