-- The version of a base row that the server has removed. A mutation that changed nothing is confirmed with the version that its row had
-- then; when the row is gone before the confirmation comes, nothing else shows that this version has been here.
alter table base_rows add column removed_version bigint;
