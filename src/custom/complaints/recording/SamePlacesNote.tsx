import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Says that the form begins at the place of the grievance before, and takes that back. */
export function SamePlacesNote({ onClear }: { onClear: () => void }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('recording.next.kept')}
      </Typography>
      {/* Escape does the same from every field: no stop on the way through them. */}
      <Button size="small" tabIndex={-1} aria-keyshortcuts="Escape" onClick={onClear}>
        {translate('recording.next.clear')}
      </Button>
    </Stack>
  );
}
