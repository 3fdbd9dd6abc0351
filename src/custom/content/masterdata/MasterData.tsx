import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  complaintCategory,
  contactCategory,
  policyCategory,
  videoCategory,
} from '#contract/content/categories.ts';
import { importLocations } from '#contract/places/places.ts';
import { Page } from '#src/components/page/Page.tsx';
import { TableImport } from '#src/components/tableImport/TableImport.tsx';
import { call } from '#src/dataProvider/call.ts';
import { CategoryBlock } from './CategoryBlock.tsx';

const BLOCKS = [
  { resource: complaintCategory.name, label: 'masterdata.blocks.grievance' },
  { resource: contactCategory.name, label: 'masterdata.blocks.departments' },
  { resource: policyCategory.name, label: 'masterdata.blocks.policy' },
  { resource: videoCategory.name, label: 'masterdata.blocks.video' },
];

/** Places from a file, and the names for selects in forms (MD-01 to MD-03). */
export default function MasterData() {
  const translate = useTranslate();
  return (
    <Page title={translate('masterdata.title')}>
      <Stack spacing={3}>
        <Card component="section" aria-labelledby="locations">
          <CardContent>
            <Typography id="locations" variant="h2" sx={{ mb: 2 }}>
              {translate('masterdata.locations')}
            </Typography>
            <TableImport
              send={(file, preview) =>
                call(importLocations, { body: { file, preview: preview || undefined } })
              }
            />
          </CardContent>
        </Card>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
          }}
        >
          {BLOCKS.map((block) => (
            <CategoryBlock key={block.resource} {...block} />
          ))}
        </Box>
      </Stack>
    </Page>
  );
}
