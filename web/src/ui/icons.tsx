import type { ReactNode } from 'react';

type IconProps = { className?: string | undefined };

function Stroke({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function BackIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M15 4.5 7.5 12l7.5 7.5" />
    </Stroke>
  );
}

export function ProfileIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M4 20.5c1.2-4 4.3-5.7 8-5.7s6.8 1.7 8 5.7" />
    </Stroke>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M12 14.5V3.5M7.5 7.5 12 3l4.5 4.5" />
      <path d="M5 12.5V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6.5" />
    </Stroke>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Stroke>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M12 3.5 22 20.5H2Z" />
      <path d="M12 10v4.5M12 17.5v.01" />
    </Stroke>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="m4.5 12.5 5 5 10-11" />
    </Stroke>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Stroke>
  );
}

/** Renders the icon of links to Telegram. */
export function PlaneIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M21 3.5 2.5 10.8l7 2.7 2.7 7z" />
      <path d="m9.5 13.5 5-4.5" />
    </Stroke>
  );
}

/** Renders the icon of links to Instagram. */
export function CameraIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1v.01" />
    </Stroke>
  );
}

/** Renders the icon of links to Twitter (X). */
export function CrossedIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M4 4h4l12 16h-4zM19.5 4l-6.3 7M4.5 20l6.2-6.8" />
    </Stroke>
  );
}

/** Renders the icon of custom links. */
export function GlobeIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </Stroke>
  );
}
