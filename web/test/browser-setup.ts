import { afterEach } from 'vitest';
import '../src/ui/base.css';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.removeAttribute('style');
});
