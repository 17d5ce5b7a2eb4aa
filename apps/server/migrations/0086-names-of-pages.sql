-- Compatible: the former release shows the code of a page that has no name.

-- Pages that came from files had no name, so that lists showed their codes.
update content_pages as page set name = (
  select left(title, 200) from content_revisions as revision
  where revision.space = page.space and revision.code = page.code and title <> '' and arm is null
  order by language = 'zh-CN' desc, gender is null desc, benefit is null desc, published_at desc
  limit 1
)
where name = '' and exists (
  select from content_revisions as revision
  where revision.space = page.space and revision.code = page.code and title <> '' and arm is null
);
