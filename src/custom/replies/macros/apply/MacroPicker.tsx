import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { useOptionOf } from '#src/components/form/useOptions.ts';
import type { useMacros } from '../useMacros.ts';

interface MacroPickerProps {
  macros: ReturnType<typeof useMacros>;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | null;
  /** Shows the options before anything is typed. */
  opensOnFocus?: boolean;
}

/** Chooses a macro of the own office by keyboard (DESK-13). */
export function MacroPicker({ macros, value, onChange, error, opensOnFocus = false }: MacroPickerProps) {
  const translate = useTranslate();
  const optionOf = useOptionOf();
  const all = macros.data?.data.map((macro) => optionOf({ ...macro, value: macro.id })) ?? [];
  return (
    <>
      {macros.isError && (
        <FailedNotice
          text="macros.apply.failed"
          isRetrying={macros.isFetching}
          onRetry={() => macros.refetch()}
        />
      )}
      {macros.data?.total === 0 ? (
        <Typography>{translate('macros.apply.none')}</Typography>
      ) : (
        <OptionPicker
          autoFocus
          opensOnFocus={opensOnFocus}
          label={translate('macros.apply.action')}
          options={{ ...macros, all }}
          value={value}
          onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
          error={error}
        />
      )}
    </>
  );
}
