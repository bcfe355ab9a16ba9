-- The tests of a category newest first, as every screen reads them: without a sort, and the newest one without the others.
create index fitness_tests_newest on fitness_tests (test_category, test_date desc, test_time desc, created_at desc, id desc);
