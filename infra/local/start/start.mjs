// Plain JavaScript without dependencies: it runs before anything is installed, also on a Node that is too old.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { start } = await import('./command.mjs');
  await start(process.argv.slice(2));
}
