import ClearIcon from '@mui/icons-material/Clear';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { parseLocation } from '#contract/kernel/location.ts';

const GIVE_UP_AFTER_MS = 20_000;

/**
 * The device's location as JSON with latitude and longitude (CRE-18); a denied permission blocks the screen (CRE-16).
 */
export function LocationInput({ onDenied }: { onDenied: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isFinding, setFinding] = useState(false);
  const { field } = useController({ name: 'location' });
  const position = parseLocation(field.value);

  const find = () => {
    setFinding(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setFinding(false);
        field.onChange(JSON.stringify({ latitude, longitude }));
      },
      (error) => {
        setFinding(false);
        if (error.code === error.PERMISSION_DENIED) onDenied();
        else notify('recording.location.failed', { type: 'error' });
      },
      { enableHighAccuracy: true, timeout: GIVE_UP_AFTER_MS },
    );
  };

  return (
    <Box
      role="group"
      aria-label={translate('recording.fields.location')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 40 }}
    >
      <Button
        ref={field.ref}
        startIcon={<MyLocationIcon />}
        loading={isFinding}
        loadingPosition="start"
        onClick={find}
      >
        {translate(isFinding ? 'recording.location.finding' : 'recording.location.use')}
      </Button>
      {position && (
        <>
          <Typography component="output" variant="body2">
            {position.latitude.toFixed(5)}, {position.longitude.toFixed(5)}
          </Typography>
          <IconButton
            size="small"
            aria-label={translate('recording.location.remove')}
            onClick={() => field.onChange(null)}
          >
            <ClearIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
