import type { ReactElement } from 'react';
import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import { RichText } from '#src/components/form/RichText.tsx';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import type { Field } from './field.ts';
import { ImageUpload } from './parts/ImageUpload.tsx';
import { NewPasswordInput } from './parts/NewPasswordInput.tsx';
import { RecordInput } from './parts/RecordInput.tsx';
import { VideoInput } from './parts/VideoInput.tsx';

/** The inputs of fields: functions without hooks that return ordinary elements. Only forms load this file. */
type Input = (field: Field) => ReactElement;

const ifRequired = (field: Field) => (field.required ? { validate: required() } : {});
const ifEditing = (field: Field) => (field.editing ? { editing: true } : {});

export const textInput: Input = (field) => <TextInput source={field.source} {...ifRequired(field)} />;

export const longTextInput: Input = (field) => (
  <TextInput source={field.source} multiline minRows={4} {...ifRequired(field)} />
);

export const richTextInput: Input = (field) => (
  <RichText source={field.source} isRequired={field.required} {...ifRequired(field)} />
);

export const videoInput: Input = (field) => <VideoInput source={field.source} {...ifRequired(field)} />;

export const dateTimeInput: Input = (field) => (
  <DayInput source={field.source} withTime {...ifRequired(field)} />
);

export const imageInput: Input = (field) => {
  if (!field.rule) throw new Error(`${field.source} is no upload field of the contract`);
  return <ImageUpload source={field.source} rule={field.rule} {...ifEditing(field)} />;
};

export const dateInput: Input = (field) => <DayInput source={field.source} {...ifRequired(field)} />;

export const numberInput: Input = (field) => (
  <NumberInput source={field.source} min={0} step={1} {...ifRequired(field)} />
);

export const flagInput: Input = (field) => (
  <BooleanInput source={field.source} defaultValue={field.initial === true} />
);

export const phoneInput: Input = (field) => <PhoneInput source={field.source} {...ifRequired(field)} />;

export const choiceInput =
  (choices: { id: string; name: string }[]): Input =>
  (field) => <SelectInput source={field.source} choices={choices} {...ifRequired(field)} />;

export const newPasswordInput: Input = (field) => (
  <NewPasswordInput source={field.source} {...ifEditing(field)} />
);

export const referenceInput =
  (among?: Record<string, unknown>): Input =>
  (field) => {
    if (!field.references) throw new Error(`${field.source} names no other contract`);
    return (
      <RecordInput
        source={field.source}
        reference={field.references}
        {...(among ? { filter: among } : {})}
        {...ifRequired(field)}
      />
    );
  };

export const placeInput: Input = (field) => (
  <PlaceCascade required={field.requiredPlaces} {...ifEditing(field)} />
);
