-- Compatible: it only adds a notification, after which the former release reads the catalogue again.

-- Processes keep the focal points of images in memory, beside the catalogue.
create trigger media_files_changed after update on media_files
  for each row when (old.focal_x is distinct from new.focal_x or old.focal_y is distinct from new.focal_y)
  execute function notify_catalogue();
