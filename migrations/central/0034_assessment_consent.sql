-- A self-assessment is stored with the text that was agreed to; who asks for his data, or for their end, is found by his address.
alter table handball_assessments
  add column consent_text_version text,
  add check (jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) = 32) not valid;
create index handball_assessments_email on handball_assessments (email);
