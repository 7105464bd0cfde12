// Ends a group of processes, given by its id, after the process that started this one has ended: standard input closes
// then, even after a crash.

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
