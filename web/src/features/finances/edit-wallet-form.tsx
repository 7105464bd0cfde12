import { paymentInfoUpdateWalletHashPattern } from '@bold/sdk/limits';
import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { useTexts } from '../../lib/language.ts';
import { useFormDraft } from '../../telegram/form-draft.ts';
import { useClosingConfirmation } from '../../telegram/use-closing-confirmation.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { DiscardButton } from '../../ui/fields/discard-button.tsx';
import css from '../../ui/fields/form.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../ui/fields/use-drafted-form.ts';
import { financesText } from './finances-text.ts';
import { useSaveWallet } from './use-save-wallet.ts';

const addressPattern = new RegExp(paymentInfoUpdateWalletHashPattern, 'u');

/** An empty address removes the wallet. */
type WalletValues = { wallet_hash: string };

export function EditWalletForm({ address }: { address: string | null }) {
  const { edit } = useTexts(financesText);
  // A change by another device must not change the form while the player edits it.
  const [before] = useState<WalletValues>(() => ({ wallet_hash: address ?? '' }));
  const form = useForm<WalletValues>({
    mode: 'onChange',
    defaultValues: before,
    resolver: useMemo(() => yupResolver(walletSchema(edit.invalid)), [edit]),
  });
  const draft = useDraftedForm(form, before, useFormDraft('wallet'));
  const { save, leave, isSaving, hasFailed } = useSaveWallet({
    onAddressError: (code) =>
      form.setError('wallet_hash', { message: edit[code] }, { shouldFocus: true }),
    onSaved: draft.saved,
  });
  const { errors, isValid } = form.formState;
  useClosingConfirmation(draft.isUnsaved);

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit(({ wallet_hash }) => {
        draft.submitted();
        // Another device may have changed the address meanwhile, which an unchanged form must not overwrite. But a save
        // that failed may have reached the server.
        if (hasFailed || wallet_hash !== before.wallet_hash) return save(wallet_hash || null);
        leave();
      })}
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
      <DiscardButton isUnsaved={draft.isUnsaved} onDiscard={() => form.reset(before)} />
      <BottomBar>
        <Button wide type="submit" disabled={!isValid} isBusy={isSaving}>
          {edit.save}
        </Button>
      </BottomBar>
    </form>
  );
}

/** Returns a schema with the API's pattern of an address. Only the server verifies the checksum. */
function walletSchema(invalidText: string) {
  return object({
    wallet_hash: string()
      .defined()
      .trim()
      .matches(addressPattern, { message: invalidText, excludeEmptyString: true }),
  });
}
