import { dropPath, letterPath } from './drop-path.ts';

type LogoProps = { className?: string | undefined };

/** The product's mark, in the text's colour; the letter is a hole, so that any background shows through. */
export function Logo({ className }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 240 280" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={`${dropPath}${letterPath}`} />
    </svg>
  );
}
