import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { basePath } from '../../../src/lib/base-path.ts';
import '../../own-scenarios.ts';
import { findRows, scenarioIndex } from './scenario-index.ts';

const rows = scenarioIndex(location.origin + basePath);

function ScenarioIndex() {
  const [text, setText] = useState('');
  const found = findRows(rows, text);
  return (
    <div className="index">
      <div>
        <label>
          Find a scenario
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <p role="status">
          {found.length} of {rows.length} scenarios
        </p>
        <ul className="scenarios">
          {found.map(({ name, label, about, start, links }) => (
            <li key={name} id={name}>
              <h2>
                <a href={start} target="preview">
                  {label}
                </a>
              </h2>
              <p>
                <code>{name}</code>: {about}
              </p>
              <nav aria-label={label}>
                {links.map(({ screen, href }) => (
                  <a key={screen} href={href} target="preview">
                    {screen.slice(1)}
                  </a>
                ))}
              </nav>
            </li>
          ))}
        </ul>
      </div>
      <iframe name="preview" title="Preview" />
    </div>
  );
}

const place = document.getElementById('scenarios');
if (!place) throw new Error('The page has no #scenarios');
createRoot(place).render(
  <StrictMode>
    <ScenarioIndex />
  </StrictMode>,
);
