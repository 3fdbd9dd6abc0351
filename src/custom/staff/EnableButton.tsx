import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { updateStaff } from '#contract/staff/staff.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewStaff } from './useRenewStaff.ts';

interface EnableButtonProps {
  staff: { id: number; version?: number };
  /** The accessible label with the account's name, already translated. */
  label: string;
}

/** Enables an account; its released complaints do not come back. */
export function EnableButton({ staff: { id, version }, label }: EnableButtonProps) {
  const translate = useTranslate();
  const enable = useAction({
    run: () => call(updateStaff, { params: { id }, body: { is_active: true, version } }),
    done: 'incharges.staff.enabledDone',
    renew: useRenewStaff(),
    isOnPage: true,
  });
  return (
    <Button size="small" loading={enable.isPending} aria-label={label} onClick={() => enable.mutate()}>
      {translate('incharges.staff.enable')}
    </Button>
  );
}
