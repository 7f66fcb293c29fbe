// Stands in the page itself and runs before first paint, so that neither theme nor text size flashes.
// web/lib/theme reads the same keys. The content security policy names it by its hash.
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
  const light =
    choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  const size = read('app-font-size');
  const sizes = ['small', 'medium', 'large', 'xlarge', 'xxlarge'];
  root.classList.add('text-' + (sizes.includes(size) ? size : 'medium'));
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.content = light ? '#f8f4ef' : '#0b0d17';

  // What the opened page needs comes along at once; the build writes the list (web/first-load-plugin.ts).
  const firstLoad = JSON.parse(document.getElementById('first-load').textContent);
  if (!firstLoad) return;
  const link = (attributes) => {
    const element = Object.assign(document.createElement('link'), attributes);
    document.head.append(element);
    return element;
  };
  let person = 'visitor';
  let member = [];
  try {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.LastAuthUser'));
    const token = key && read(key.replace('LastAuthUser', read(key)) + '.accessToken');
    const payload = token && token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    const fresh = payload && JSON.parse(atob(payload)).exp * 1000 > Date.now() + 60_000;
    if (key) member = [...firstLoad.member, ...(fresh ? [] : firstLoad.refresh)];
    if (key) person = fresh ? 'member' : 'unsure';
  } catch {
    // Without storage nobody is signed in.
  }
  const path = location.pathname;
  const outline = firstLoad.views[path];
  const view = outline && outline.person === person && !location.search && !document.hidden ? outline : null;
  const wanted = new Set([...firstLoad.app, ...member, ...(firstLoad.pages[path] || [])]);
  const files = [...wanted].map((index) => '/' + firstLoad.files[index]);
  const styles = files.filter((href) => href.endsWith('.css'));
  const scripts = files.filter((href) => !href.endsWith('.css'));
  const loadScripts = () => {
    for (const href of scripts) link({ rel: 'modulepreload', href, crossOrigin: '' });
  };
  const loaded = (element) =>
    new Promise((done) => {
      element.addEventListener('load', done);
      element.addEventListener('error', () => {
        // The page's own code asks for it again.
        element.remove();
        done();
      });
    });
  // The rules of a page come after those of all pages, which stand further down in the head.
  for (const href of styles) link({ rel: 'preload', as: 'style', href, crossOrigin: '' });
  const applied = (href) => loaded(link({ rel: 'stylesheet', href, crossOrigin: '' }));
  const parsed = new Promise((done) => document.addEventListener('readystatechange', done, { once: true }));
  const styled = parsed.then(() => Promise.all(styles.map(applied)));
  if (!view) return loadScripts();
  const lit = light ? '-day' : '-night';
  const href = '/coach/' + view.pose + lit + '.webp';
  link({ rel: 'preload', as: 'image', fetchPriority: 'high', href });

  // How the page first looks, until the app replaces it by the same picture. Scripts give way to it.
  const show = () => {
    const template = document.querySelector('template[data-path="' + path + '"]');
    const splash = document.querySelector('.splash-first');
    if (!template || !splash) return;
    const content = template.content.cloneNode(true);
    for (const image of content.querySelectorAll('img')) {
      image.setAttribute('src', image.getAttribute('src').replace('-night', lit));
    }
    for (const element of content.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
    }
    splash.replaceWith(content);
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const painted = styled.then(show).then(frame).then(frame);
  const longEnough = new Promise((done) => setTimeout(done, 1500));
  window.firstView = Promise.race([painted, longEnough]).then(loadScripts);
})();
