import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import css from './notice-card.module.css';

type NoticeCardProps = {
  title: string;
  text: string;
  children?: ReactNode;
};

/** Renders a card with a notice for buyers. A screen reader reads it when it appears. */
export function NoticeCard({ title, text, children }: NoticeCardProps) {
  return (
    <Card role="status" aria-label={title}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      {children}
    </Card>
  );
}
