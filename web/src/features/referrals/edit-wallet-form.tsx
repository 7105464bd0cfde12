import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/language.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import css from '../../ui/fields/form.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { referralsText } from './referrals-text.ts';
import { useSaveWallet } from './use-save-wallet.ts';
import { type WalletValues, walletSchema } from './wallet-schema.ts';

/** The one field, judged on every change; what the server finds wrong is said below it too. */
export function EditWalletForm({ address }: { address: string | null }) {
  const { edit } = useTexts(referralsText);
  const form = useForm<WalletValues>({
    mode: 'onChange',
    defaultValues: { wallet_hash: address ?? '' },
    resolver: useMemo(() => yupResolver(walletSchema(edit.invalid)), [edit]),
  });
  const { save, isSaving } = useSaveWallet((fault) =>
    form.setError('wallet_hash', { message: edit[fault] }, { shouldFocus: true }),
  );
  const { errors, isValid } = form.formState;

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit(({ wallet_hash }) => save(wallet_hash || null))}
    >
      <TextField
        {...form.register('wallet_hash')}
        label={edit.label}
        hint={edit.hint}
        error={errors.wallet_hash?.message}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <BottomBar>
        <Button wide type="submit" disabled={!isValid || isSaving}>
          {edit.save}
        </Button>
      </BottomBar>
    </form>
  );
}
