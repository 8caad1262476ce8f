-- The table of tracking events that the queries read: one row for each event that was logged, in the fields of
-- domain/src/tracking/event.ts. An event that was sent twice has two rows with one uuid. Request ids, traces and instances, which
-- the log entry has as well, are left out, and so are the places in code of an error.
--
-- A sink makes a column when a field is logged for the first time. TO_JSON reads a field that was never logged as NULL, where the
-- name of a column that does not exist would be an error.
CREATE OR REPLACE VIEW tracking.events AS
SELECT
  -- When it was logged, by the server's clock. Compare it with constants: the table is partitioned by it.
  timestamp AS logged_at,
  -- The same as a day of UTC.
  DATE(timestamp) AS day,
  LAX_STRING(event.uuid) AS uuid,
  LAX_STRING(event.event_name) AS event_name,
  LAX_STRING(event.schema) AS schema_version,
  LAX_STRING(event.type) AS event_type,
  -- When it happened, in milliseconds since 1970 by the client's clock, which may be wrong.
  LAX_INT64(event.timestamp) AS client_ms,
  -- A one-way hash of the browser's id. The same person has another one on another device.
  LAX_STRING(event.event_data.context.browser_id) AS browser_id,
  LAX_STRING(event.event_data.context.session_id) AS session_id,
  LAX_BOOL(event.event_data.context.signed_in) AS signed_in,
  LAX_STRING(event.event_data.context.language) AS language,
  LAX_STRING(event.event_data.context.route) AS route,
  LAX_STRING(event.event_data.context.os) AS os,
  LAX_INT64(event.event_data.context.width) AS width,
  LAX_INT64(event.event_data.context.height) AS height,
  LAX_STRING(event.event_data.etc_data.from_route) AS from_route,
  LAX_STRING(event.event_data.etc_data.stage) AS stage,
  LAX_INT64(event.event_data.etc_data.tutorial_stage) AS tutorial_stage,
  LAX_STRING(event.event_data.etc_data.program_id) AS program_id,
  LAX_STRING(event.event_data.etc_data.step_id) AS step_id,
  -- The numbers of a step's id: d2-s3 is the third step of session 2.
  CAST(REGEXP_EXTRACT(LAX_STRING(event.event_data.etc_data.step_id), r'^d(\d+)-s\d+$') AS INT64) AS session_no,
  CAST(REGEXP_EXTRACT(LAX_STRING(event.event_data.etc_data.step_id), r'^d\d+-s(\d+)$') AS INT64) AS step_no,
  LAX_INT64(event.event_data.etc_data.view_no) AS view_no,
  LAX_STRING(event.event_data.etc_data.package_id) AS package_id,
  LAX_STRING(event.event_data.etc_data.provider) AS provider,
  LAX_STRING(event.event_data.etc_data.exit_reason) AS exit_reason,
  LAX_STRING(event.event_data.etc_data.experiment) AS experiment,
  LAX_STRING(event.event_data.etc_data.`group`) AS experiment_group,
  LAX_STRING(event.event_data.etc_data.error_name) AS error_name,
  LAX_STRING(event.event_data.etc_data.build) AS build,
  LAX_INT64(event.event_data.etc_data.duration_ms) AS duration_ms,
  LAX_BOOL(event.event_data.etc_data.success) AS success
FROM (
  SELECT timestamp, TO_JSON(jsonPayload.event) AS event
  FROM tracking.run_googleapis_com_stdout
)
