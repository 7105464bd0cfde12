import { useMemo, useState } from 'react';
import { everyOperation, type Fault, type FaultCode } from '../faults/faults.ts';
import { type Option, Select } from '../telegram/simulator/controls/control.tsx';
import { faultCodes, faultTargets } from './fault-choices.ts';
import css from './scenario-panel.module.css';

type Faults = Record<string, Fault>;

type Props = {
  faults: Faults;
  onChange: (faults: Faults) => void;
};

const rates: Option[] = [
  ['0', 'Never'],
  ['0.1', '1 call in 10'],
  ['0.3', '3 calls in 10'],
  ['0.4', '4 calls in 10'],
  ['0.5', 'Every second call'],
  ['1', 'Always'],
];

const targetLabels = Object.fromEntries(faultTargets);

export function FaultControls({ faults, onChange }: Props) {
  const [target, setTarget] = useState(everyOperation);
  /** The last chosen code of each target, kept here because a target with the rate "Never" has no entry in `faults`. */
  const [chosen, setChosen] = useState<Record<string, FaultCode>>({});
  const codes = useMemo(() => faultCodes(target), [target]);
  const codeOptions = useMemo(() => codes.map((code): Option => [code, code]), [codes]);
  const fault = faults[target] ?? { rate: 0, code: chosen[target] ?? (codes.at(-1) as FaultCode) };
  const change = (part: Partial<Fault>) => {
    const changed = { ...fault, ...part };
    const { [target]: _, ...others } = faults;
    setChosen({ ...chosen, [target]: changed.code });
    // A fault with the rate 0 would exempt the operation from the fault of every operation.
    onChange(changed.rate > 0 ? { ...faults, [target]: changed } : others);
  };
  return (
    <fieldset className={css.faults}>
      <legend>Faults</legend>
      <Select label="Operation" value={target} options={faultTargets} onChange={setTarget} />
      <Select
        label="Fails"
        value={String(fault.rate)}
        options={rates}
        onChange={(rate) => change({ rate: Number(rate) })}
      />
      <Select
        label="With"
        value={fault.code}
        options={codeOptions}
        onChange={(code) => change({ code: code as FaultCode })}
      />
      <ul className={css.list}>
        {Object.entries(faults).map(([key, { rate, code }]) => (
          <li key={key}>
            {targetLabels[key]} {Math.round(rate * 100)} % {code}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
