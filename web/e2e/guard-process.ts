// Ends a group of processes when the process that started this one has ended: its standard input closes then, even
// where nobody was left to say so. Takes the group's id.

const group = Number(process.argv[2]);
const patienceMs = 10_000;

function signal(name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-group, name);
  } catch {
    // Nobody of the group is left.
    process.exit();
  }
}

process.stdin.resume().on('end', () => {
  signal('SIGTERM');
  setTimeout(() => signal('SIGKILL'), patienceMs);
});
