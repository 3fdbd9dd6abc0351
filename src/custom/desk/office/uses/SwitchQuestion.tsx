import DialogContentText from '@mui/material/DialogContentText';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { NEEDS, type OfficeUses, SWITCHES, updateOfficeUses } from '#contract/desk/officeUses.ts';
import { renewSession } from '#src/authProvider/renewSession.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useRenewOffices, useRequestedOffice } from '#src/components/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';

interface SwitchQuestionProps {
  use: OfficeUses['uses'][number];
  uses: OfficeUses;
  onClose: () => void;
}

/** Confirms switching a capability on or off, with the consequences. */
export function SwitchQuestion({ use, uses, onClose }: SwitchQuestionProps) {
  const { capability, on, records } = use;
  const translate = useTranslate();
  const nameOf = (name: string) => translate(`officeUses.names.${name}`);
  const name = nameOf(capability);
  const change = useSwitch(use, uses, onClose);
  const withIt = SWITCHES.filter(
    (each) => on && NEEDS[each] === capability && uses.uses.some((one) => one.capability === each && one.on),
  );
  const way = on ? 'off' : 'on';
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`officeUses.${way}.title`}
      question={`officeUses.${way}.question`}
      action={`officeUses.${way}.action`}
      named={{ name, smart_count: records }}
      details={withIt.map((each) => (
        <DialogContentText key={each}>
          {translate('officeUses.withIt', { name: nameOf(each) })}
        </DialogContentText>
      ))}
      run={change}
    />
  );
}

/** A switch of the user's own office reloads the page, since links, pages and columns depend on it. */
function useSwitch({ capability, on }: SwitchQuestionProps['use'], uses: OfficeUses, onDone: () => void) {
  const { officeId } = useRequestedOffice();
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const renew = useRenewOffices();
  return useMutation({
    mutationFn: () =>
      call(updateOfficeUses, {
        body: { office_id: officeId, version: uses.version, [capability]: !on },
      }),
    onSuccess: async (changed) => {
      queryClient.setQueryData(['office', 'uses', officeId], changed);
      notify(`officeUses.${on ? 'off' : 'on'}.done`, {
        type: 'success',
        messageArgs: { name: translate(`officeUses.names.${capability}`) },
      });
      onDone();
      renew();
      if (await renewSession()) window.location.reload();
    },
    onError: renew,
  });
}
