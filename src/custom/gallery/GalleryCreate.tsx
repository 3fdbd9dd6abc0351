import Card from '@mui/material/Card';
import { Form, required, TextInput } from 'react-admin';
import { gallery } from '../../../contract/gallery.ts';
import { FormActions } from '../../declare/parts/actions.tsx';
import { ClonedRecord } from '../../declare/parts/ClonedRecord.tsx';
import { FormFields } from '../../declare/parts/FormFields.tsx';
import { FormToolbar } from '../../declare/parts/FormToolbar.tsx';
import { PageHeading } from '../../declare/parts/PageHeading.tsx';
import { RecordInput } from '../../declare/parts/RecordInput.tsx';
import { PlaceCascade } from '../../kit/place/PlaceCascade.tsx';
import { startingPlaces } from '../../kit/place/placeNames.ts';
import { ImagesInput } from './ImagesInput.tsx';
import { SendingDialog } from './SendingDialog.tsx';
import { useGallerySubmission } from './useGallerySubmission.ts';

const startingValues = () => ({ ...startingPlaces(), images: [] });

/** `/gallery/create`: a gallery together with its first images (GAL-02). */
export default function GalleryCreate() {
  const { save, sent, progress } = useGallerySubmission();
  return (
    <>
      <PageHeading view="create" />
      <FormActions />
      <Card>
        <Form
          defaultValues={startingValues}
          onSubmit={save}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
        >
          <FormFields>
            <ClonedRecord title="name" />
            <RecordInput source="event_id" reference="event" />
            <TextInput source="name" validate={required()} />
            <TextInput source="description" multiline minRows={4} validate={required()} />
            <PlaceCascade required={gallery.requiredPlaces} />
            <ImagesInput source="images" sent={sent} />
          </FormFields>
          <FormToolbar />
        </Form>
      </Card>
      <SendingDialog progress={progress} />
    </>
  );
}
