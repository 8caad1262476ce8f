-- Question: who comes back after @gap_days days or more without a visit, and do they go on with a programme?
--
-- One row for browsers that had opened a step by the time they stayed away, and one for the others. A browser that stayed away twice
-- counts twice. Columns: how often they stayed away so long, how often they came back at all, how often within 7 and within 30 days
-- after the @gap_days were over, and how often they opened a step on the day they came back.
-- Who stayed away shortly before @until has had little time to come back: choose a period well over @gap_days and 30 days long.
--
-- Parameters: from DATE, until DATE (not included; both of UTC), gap_days INT64.
WITH
  visits AS (
    SELECT browser_id, day, MAX(CASE WHEN event_name = 'step_open' THEN 1 ELSE 0 END) AS opened_step
    FROM tracking.events
    WHERE logged_at >= CAST(@from AS TIMESTAMP) AND logged_at < CAST(@until AS TIMESTAMP)
    GROUP BY browser_id, day
  ),
  spans AS (
    SELECT
      day,
      MAX(opened_step) OVER (PARTITION BY browser_id ORDER BY day) AS in_programme,
      LEAD(day) OVER (PARTITION BY browser_id ORDER BY day) AS next_day,
      LEAD(opened_step) OVER (PARTITION BY browser_id ORDER BY day) AS next_opened_step
    FROM visits
  ),
  absences AS (
    SELECT *
    FROM spans
    WHERE next_day > day + @gap_days OR (next_day IS NULL AND day + @gap_days < @until)
  )
SELECT
  CASE WHEN in_programme = 1 THEN 'in a programme' ELSE 'before a programme' END AS browsers,
  COUNT(*) AS stayed_away,
  COUNT(next_day) AS came_back,
  COUNT(CASE WHEN next_day <= day + @gap_days + 7 THEN 1 END) AS within_7_days,
  COUNT(CASE WHEN next_day <= day + @gap_days + 30 THEN 1 END) AS within_30_days,
  COUNT(CASE WHEN next_opened_step = 1 THEN 1 END) AS opened_step
FROM absences
GROUP BY in_programme
ORDER BY in_programme
