import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** An empty queue; new users also see what the queue is for (GRD-14). The texts are catalogue keys. */
export function NothingWaits({ title, about }: { title: string; about?: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="p" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      {about && <Typography color="textSecondary">{translate(about)}</Typography>}
    </Box>
  );
}
