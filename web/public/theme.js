// Runs before first paint so that neither theme nor text size flashes. web/lib/theme reads the same keys.
(function () {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = read('theme');
  const light = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  const size = read('app-font-size');
  const sizes = ['small', 'medium', 'large', 'xlarge', 'xxlarge'];
  root.classList.add('text-' + (sizes.includes(size) ? size : 'medium'));
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.content = light ? '#f8f4ef' : '#0b0d17';

  // What the opened page needs comes along at once; the build fills it in (web/first-load-plugin.ts).
  const firstLoad = /* first load */ null;
  if (!firstLoad) return;
  const link = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));
  let member = [];
  try {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.LastAuthUser'));
    const token = key && read(key.replace('LastAuthUser', read(key)) + '.accessToken');
    const payload = token && token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    const fresh = payload && JSON.parse(atob(payload)).exp * 1000 > Date.now() + 60_000;
    if (key) member = [...firstLoad.member, ...(fresh ? [] : firstLoad.refresh)];
  } catch {
    // Without storage nobody is signed in.
  }
  const path = location.pathname;
  const wanted = [...(firstLoad.pages[path] || []), ...member];
  for (const index of new Set(wanted)) {
    const href = '/' + firstLoad.files[index];
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    link({ ...kind, href, crossOrigin: '' });
  }
  const still = firstLoad.stills[path];
  const href = '/coach/' + still + (light ? '-day' : '-night') + '.webp';
  if (still) link({ rel: 'preload', as: 'image', fetchPriority: 'high', href });
})();
