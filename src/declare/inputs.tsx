import type { ReactElement } from 'react';
import { DateTimeInput, required, TextInput } from 'react-admin';
import type { PlaceLevel } from '../../contract/place.ts';
import type { Field } from './field.ts';
import { ImageUpload } from './parts/ImageUpload.tsx';
import { PlaceCascade } from './place/PlaceCascade.tsx';

/** How fields are typed: functions without hooks that return ordinary elements. Only forms fetch this file. */
type Input = (field: Field) => ReactElement;

const ifRequired = (field: Field) => (field.required ? { validate: required() } : {});
const ifEditing = (field: Field) => (field.editing ? { editing: true } : {});

export const textInput: Input = (field) => <TextInput source={field.source} {...ifRequired(field)} />;

export const longTextInput: Input = (field) => (
  <TextInput source={field.source} multiline minRows={4} {...ifRequired(field)} />
);

export const urlInput: Input = (field) => (
  <TextInput source={field.source} type="url" {...ifRequired(field)} />
);

export const dateTimeInput: Input = (field) => <DateTimeInput source={field.source} {...ifRequired(field)} />;

export const imageInput: Input = (field) => {
  if (!field.rule) throw new Error(`${field.source} is no upload field of the contract`);
  return <ImageUpload source={field.source} rule={field.rule} {...ifEditing(field)} />;
};

export const placeInput =
  (required?: readonly PlaceLevel[]): Input =>
  (field) => <PlaceCascade required={required} {...ifEditing(field)} />;
