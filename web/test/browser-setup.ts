import { afterEach } from 'vitest';
import '../src/ui/base.css';

function forget() {
  localStorage.clear();
  sessionStorage.clear();
}

// The app of the file before keeps its unacknowledged taps when its page goes, which is after its last test.
forget();

afterEach(() => {
  forget();
  document.body.removeAttribute('style');
});
