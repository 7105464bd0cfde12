// Waits for the end of the process that started this script, which closes the standard input, even after a crash. Then
// ends the process group whose id is the argument.

const group = Number(process.argv[2]);
const killTimeoutMs = 10_000;

function signal(name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-group, name);
  } catch {
    // The group has no processes left.
    process.exit();
  }
}

process.stdin.resume().on('end', () => {
  signal('SIGTERM');
  setTimeout(() => signal('SIGKILL'), killTimeoutMs);
});
