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
})();
