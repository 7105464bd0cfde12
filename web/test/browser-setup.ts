import { afterEach } from 'vitest';
import '../src/ui/base.css';

function forget() {
  localStorage.clear();
  sessionStorage.clear();
  // The stores of the test, which live on, forget what they have read, as those of another tab would.
  window.dispatchEvent(new StorageEvent('storage'));
}

// The app of the previous file stores its unacknowledged taps when its page closes, which is after its last test.
forget();

afterEach(() => {
  forget();
  document.body.removeAttribute('style');
});
