import { ImageField, TextField, UrlField } from 'react-admin';
import type { PlaceLevel } from '../../contract/place.ts';
import type { FieldType } from './field.ts';
import { LocalDateField } from './parts/LocalDateField.tsx';
import { PlaceNameField } from './place/PlaceNameField.tsx';

const inputs = () => import('./inputs.tsx');

/** One line. */
export const text = (): FieldType => ({
  show: ({ source }) => <TextField source={source} />,
  input: async (field) => (await inputs()).textInput(field),
});

/** Several lines of plain text. */
export const longText = (): FieldType => ({
  show: ({ source }) => <TextField source={source} sx={{ whiteSpace: 'pre-line' }} />,
  input: async (field) => (await inputs()).longTextInput(field),
});

/** Local wall time YYYY-MM-DDTHH:mm. */
export const dateTime = (): FieldType => ({
  show: ({ source }) => <LocalDateField source={source} showTime />,
  input: async (field) => (await inputs()).dateTimeInput(field),
});

/** A link, opened in a tab of its own. */
export const url = (): FieldType => ({
  show: ({ source }) => <UrlField source={source} target="_blank" rel="noopener noreferrer" />,
  input: async (field) => (await inputs()).urlInput(field),
});

/** An image of an upload field of the contract; `title` is the field whose text describes it. */
export const image = ({ title }: { title: string }): FieldType => ({
  show: ({ source, resource, rule }) => (
    <ImageField
      source={rule?.at ?? source}
      title={title}
      label={`resources.${resource}.fields.${source}`}
      sx={{ '& img': { width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 400, margin: 0 } }}
    />
  ),
  input: async (field) => (await inputs()).imageInput(field),
});

/** The place of a placed record, chosen through the cascade; `required` names the levels that must be chosen. */
export const place = ({ required }: { required?: readonly PlaceLevel[] } = {}): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: async (field) => (await inputs()).placeInput(required)(field),
});
