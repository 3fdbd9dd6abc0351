import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '#contract/access/policies.ts';
import { NEEDS, type OfficeUses } from '#contract/desk/officeUses.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { SwitchQuestion } from './SwitchQuestion.tsx';

type Use = OfficeUses['uses'][number];

interface UsesSwitchesProps {
  uses: OfficeUses;
  /** The values on the screen are being reloaded. */
  isStale: boolean;
}

/**
 * A switch per capability, with its purpose and the number of records that it hides while off. Each asks for a
 * confirmation.
 */
export function UsesSwitches({ uses, isStale }: UsesSwitchesProps) {
  const translate = useTranslate();
  const [switched, setSwitched] = useState<Use | null>(null);
  const actor = storedActor();
  const mayChange = actor !== null && can(actor, 'edit', 'office');
  const isOn = (name: Use['capability']) => uses.uses.some(({ capability, on }) => capability === name && on);
  return (
    <Paper variant="outlined" sx={{ px: 2.5, py: 1, maxWidth: '48rem' }}>
      {uses.uses.map((use) => {
        const needed = use.on ? undefined : NEEDS[use.capability];
        const missing = needed && !isOn(needed) ? needed : undefined;
        return (
          <UseRow
            key={use.capability}
            use={use}
            missing={missing && translate(`officeUses.names.${missing}`)}
            isDisabled={!mayChange || isStale || missing !== undefined}
            onAsk={() => setSwitched(use)}
          />
        );
      })}
      {switched && <SwitchQuestion use={switched} uses={uses} onClose={() => setSwitched(null)} />}
    </Paper>
  );
}

interface UseRowProps {
  use: Use;
  /** The translated name of the capability that it needs. */
  missing: string | undefined;
  isDisabled: boolean;
  onAsk: () => void;
}

function UseRow({ use: { capability, on, records }, missing, isDisabled, onAsk }: UseRowProps) {
  const translate = useTranslate();
  const [nameId, textId] = [useId(), useId()];
  return (
    <Stack
      direction="row"
      sx={{ gap: 2, py: 1.25, alignItems: 'flex-start', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={nameId} sx={{ fontWeight: 600 }}>
          {translate(`officeUses.names.${capability}`)}
        </Typography>
        <Box id={textId}>
          <Typography variant="body2">{translate(`officeUses.adds.${capability}`)}</Typography>
          {records > 0 && (
            <Typography variant="body2" color="textSecondary">
              {translate(on ? 'officeUses.wouldHide' : 'officeUses.hides', { smart_count: records })}
            </Typography>
          )}
          {missing && <Hint text="officeUses.needs" values={{ name: missing }} />}
        </Box>
      </Box>
      <Switch
        checked={on}
        disabled={isDisabled}
        onChange={onAsk}
        slotProps={{ input: { 'aria-labelledby': nameId, 'aria-describedby': textId } }}
      />
    </Stack>
  );
}
