import type { ReactNode } from 'react';
import type { Sheet } from '../../host/host-state.ts';
import { dismissal, type PersonAction } from '../../host/person-actions.ts';
import { PaySheet } from './pay-sheet.tsx';
import { PopupSheet } from './popup-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { SheetFrame } from './sheet-frame.tsx';

type Props = {
  sheet: Sheet;
  /** The Telegram id of the user. */
  userId: number;
  onAct: (action: PersonAction) => void;
};

export function SheetView({ sheet, userId, onAct }: Props) {
  return (
    <SheetFrame label={titles[sheet.kind]} onDismiss={() => onAct(dismissal(sheet))}>
      {content(sheet, userId, onAct)}
    </SheetFrame>
  );
}

const titles: Record<Sheet['kind'], string> = {
  invoice: 'Payment',
  share: 'Share',
  popup: 'Message',
  consent: 'Permission',
  scanner: 'Scanner',
  leave: 'Close the app',
};

function content(sheet: Sheet, userId: number, onAct: Props['onAct']): ReactNode {
  const choice = (text: string, action: PersonAction) => (
    <button type="button" onClick={() => onAct(action)}>
      {text}
    </button>
  );
  switch (sheet.kind) {
    case 'invoice':
      return (
        <PaySheet
          slug={sheet.slug}
          userId={userId}
          onEnd={(status) => onAct({ type: 'finish-invoice', status })}
        />
      );
    case 'share':
      return (
        <ShareSheet
          messageId={sheet.messageId}
          userId={userId}
          onSend={(chat) => onAct({ type: 'send-message', chat })}
          onFail={(error) => onAct({ type: 'fail-message', error })}
        />
      );
    case 'popup':
      return (
        <PopupSheet
          popup={sheet}
          onChoose={(button) => onAct({ type: 'finish-popup', ...(button && { button }) })}
        />
      );
    case 'consent':
      return (
        <>
          <p>{sheet.question}</p>
          {choice('Allow', { type: 'answer-consent', yes: true })}
          {choice('Cancel', { type: 'answer-consent', yes: false })}
        </>
      );
    case 'scanner':
      return (
        <>
          <p>{sheet.text || 'Scan a QR code'}</p>
          {choice('Close', { type: 'close-scanner' })}
        </>
      );
    case 'leave':
      return (
        <>
          <p>Changes that you made may not be saved.</p>
          {choice('Close anyway', { type: 'leave', sure: true })}
          {choice('Cancel', { type: 'leave', sure: false })}
        </>
      );
  }
}
