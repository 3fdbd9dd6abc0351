import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Shows that an empty keyword has reset the other filters, too, with a button that sets them again (LIST-04). */
export default function ClearedFilters({ onRestore }: { onRestore: () => void }) {
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ typography: 'body2' }}>
        {translate('views.cleared')}
      </Box>
      <Button size="small" onClick={onRestore}>
        {translate('views.restore')}
      </Button>
    </Box>
  );
}
