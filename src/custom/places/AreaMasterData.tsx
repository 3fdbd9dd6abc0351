import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Page } from '#src/components/page/Page.tsx';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { AreaList } from './AreaList.tsx';
import { CreateAreaDialog } from './CreateAreaDialog.tsx';

/** The areas of a mandal, added one by one or from a file (AREA-01, AREA-02). */
export default function AreaMasterData() {
  return (
    <Form defaultValues={startingPlaces}>
      <AreasOfMandal />
    </Form>
  );
}

function AreasOfMandal() {
  const translate = useTranslate();
  const mandalId = Number(useWatch({ name: 'mandal_id' })) || null;
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      title={translate('masterdata.area.title')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
          {translate('masterdata.area.create')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Card>
          <CardContent>
            <PlaceCascade levels={['parliament', 'assembly', 'mandal']} />
          </CardContent>
        </Card>
        <AreaList mandalId={mandalId} />
      </Stack>
      {isOpen && <CreateAreaDialog mandalId={mandalId} onClose={() => setOpen(false)} />}
    </Page>
  );
}
