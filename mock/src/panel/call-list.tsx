import css from './scenario-panel.module.css';
import type { ShownCall } from './scenario-runner.ts';

export function CallList({ calls }: { calls: readonly ShownCall[] }) {
  return (
    <table className={css.calls}>
      <caption>Last calls</caption>
      <thead>
        <tr>
          <th>Method</th>
          <th>Path</th>
          <th>Status</th>
          <th>ms</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ number, method, path, status, ms }) => (
          <tr key={number}>
            <td>{method}</td>
            <td>{path}</td>
            <td>{status || 'failed'}</td>
            <td>{ms.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
