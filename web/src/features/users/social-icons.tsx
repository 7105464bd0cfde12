import { type IconProps, Stroke } from '../../ui/icons.tsx';

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
