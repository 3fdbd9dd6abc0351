import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { KEYS, type KeyName } from './keys.ts';

interface KeysDialogProps {
  names: readonly KeyName[];
  onClose: () => void;
}

/** All keyboard shortcuts of the page (DESK-02). */
export default function KeysDialog({ names, onClose }: KeysDialogProps) {
  const translate = useTranslate();
  return (
    <InfoDialog title={translate('keys.title')} maxWidth="xs" autoFocus onClose={onClose}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0, mb: 2 }}>
        {names.map((name) => (
          <Fragment key={name}>
            <dt>
              <Box component="kbd" sx={KEY}>
                {KEYS[name]}
              </Box>
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {translate(`keys.what.${name}`)}
            </Box>
          </Fragment>
        ))}
      </Box>
      <DialogContentText variant="body2">{translate('keys.hint')}</DialogContentText>
    </InfoDialog>
  );
}

const KEY = {
  display: 'inline-block',
  minWidth: '2rem',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'center',
} as const;
